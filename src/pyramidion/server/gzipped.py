"""Joining compressed parts into one gzip stream, without compressing anything again."""

from collections.abc import AsyncIterator

from pyramidion.server.positions import Part

_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_LAST_BLOCK = b"\x03\x00"
_POLYNOMIAL = 0xEDB88320  # of CRC-32, its lowest power in the highest bit
_ONE, _X = 1 << 31, 1 << 30


async def gzipped(parts: AsyncIterator[Part]) -> AsyncIterator[bytes]:
    """The parts as one stream, each as soon as it is there."""
    yield _HEADER
    checksum = size = 0
    async for part in parts:
        yield part.deflated
        checksum = joined_checksum(checksum, part)
        size += part.size
    yield _LAST_BLOCK + checksum.to_bytes(4, "little") + (size % 2**32).to_bytes(4, "little")


def joined_checksum(before: int, part: Part) -> int:
    """The CRC-32 of what came before with the part behind it, as zlib's `crc32_combine` computes it."""
    return _product(before, _power(8 * part.size)) ^ part.checksum


def _power(exponent: int) -> int:
    """A power of x."""
    power, square = _ONE, _X
    while exponent:
        if exponent & 1:
            power = _product(power, square)
        square = _product(square, square)
        exponent >>= 1
    return power


def _product(first: int, second: int) -> int:
    """The product of two polynomials over the bits, as the remainder by that of CRC-32."""
    product = 0
    while first:
        if first & _ONE:
            product ^= second
        first = (first << 1) & 0xFFFFFFFF
        second = (second >> 1) ^ (_POLYNOMIAL if second & 1 else 0)
    return product
