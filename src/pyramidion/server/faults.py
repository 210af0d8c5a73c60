"""Whatever goes wrong with a request becomes a status and a sentence; what nobody expected is logged."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from pyramidion.core.errors import BadObjectError, PyramidionError
from pyramidion.core.words import Message, words
from pyramidion.server.errors import FaultError, RefusalError, sentence
from pyramidion.server.protocol import Fault
from pyramidion.server.reading import complaint, complaint_of
from pyramidion.server.requests import language_of

AnyRequest = Request[Any, Any, Any]
logger = logging.getLogger(__name__)


def _fault(status: int, message: Message) -> Response[Fault]:
    return Response(Fault(sentence=message), status_code=status, media_type="application/json")


def _of_fault(request: AnyRequest, fault: FaultError) -> Response[Any]:
    if request.url.path.startswith("/api/"):
        return _fault(fault.status, fault.message)
    said = words(language_of(request)).say(fault.message)  # to somebody who looks at the answer itself
    return Response(said, status_code=fault.status, media_type="text/plain")


def _of_refusal(_request: AnyRequest, refused: RefusalError) -> Response[Fault]:
    return _fault(403 if refused.reason == "not-yours" else 409, refused.message)


def _of_bad_input(_request: AnyRequest, error: PyramidionError) -> Response[Fault]:
    return _fault(400, sentence("bad-input", problem=str(error)[:600]))


def _of_bad_object(_request: AnyRequest, error: BadObjectError) -> Response[Fault]:
    return _fault(400, error.message)


def _of_framework(_request: AnyRequest, error: HTTPException) -> Response[Fault]:
    status = error.status_code
    if status == 404:
        return _fault(404, sentence("no-such-thing"))
    if status == 405:
        return _fault(405, sentence("wrong-method"))
    if status == 413:
        return _fault(413, sentence("body-too-long"))
    if status >= 500:
        return _unexpected(_request, error)
    return _fault(status, _complaint(error))


def _complaint(error: HTTPException) -> Message:
    """What is wrong with a body or a parameter, by the framework's own list or by its text."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        said, key = str(extra[0].get("message", error.detail)), str(extra[0].get("key", ""))
        if key in ("", "data") or "unknown field" in said:  # of the whole body, or told by name
            return complaint_of(said)
        return sentence("bad-field", field=key[:160], problem=said[:160])
    return complaint_of(error.detail)


def _of_unreadable(_request: AnyRequest, error: Exception) -> Response[Fault]:
    """A body that is no UTF-8 or is nested without end: the framework lets what the JSON reader says pass."""
    return _fault(400, complaint(error))


def _unexpected(request: AnyRequest, error: Exception) -> Response[Fault]:
    logger.error("%s %s broke.", request.method, request.url.path, exc_info=error)
    return _fault(500, sentence("broken"))


HANDLERS: ExceptionHandlersMap = {
    FaultError: _of_fault,
    RefusalError: _of_refusal,
    BadObjectError: _of_bad_object,
    PyramidionError: _of_bad_input,
    HTTPException: _of_framework,
    UnicodeDecodeError: _of_unreadable,
    RecursionError: _of_unreadable,
    Exception: _unexpected,
}
