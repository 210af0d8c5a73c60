"""Small sets as the bits of one number, for kernels."""

from pyramidion.core.jit import kernel


@kernel
def count_bits(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@kernel
def lowest_bit(bits: int) -> int:
    """The position of the lowest set bit. At least one is set."""
    return count_bits((bits & -bits) - 1)


@kernel
def nth_bit(bits: int, index: int) -> int:
    """The position of the set bit that has `index` set bits below it."""
    for _ in range(index):
        bits &= bits - 1
    return lowest_bit(bits)
