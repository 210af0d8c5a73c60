"""What the HTTP API says of itself: besides what the framework finds out, every fault that an address may answer."""

from typing import Any

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from pyramidion.server.protocol import Fault, Replay

REPLAY = {200: ResponseSpec(Replay, generate_examples=False), 409: ResponseSpec(Fault, generate_examples=False)}
MEANINGS = {
    400: "It cannot be read, or is not possible",
    401: "The server does not know who asks: GET /api/me first",
    403: "It is not for the one who asks, or asked by a page of another site",
    404: "There is no such thing",
    409: "Not now, or not any more",
    410: "It was played by rules that the server does not know",
    413: "It is too long",
    421: "The server does not answer to this host name",
    429: "That was too fast",
    500: "Something went wrong at the server",
}
TABLE, RECORD = "/api/tables/{table_id}", "/api/records"


class FaultsPlugin(JsonRenderPlugin):
    """The schema with all faults in it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema as JSON."""
        for path, operations in openapi_schema["paths"].items():
            for method, operation in operations.items():
                operation["responses"].update(_faults(path, method, operation))
        return super().render(request, openapi_schema)


def _faults(path: str, method: str, operation: dict[str, Any]) -> dict[str, Any]:
    """The answers that are no success, by status."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}}
    return {
        str(status): {"description": MEANINGS[status], "content": content}
        for status in sorted(_statuses(path, method, operation))
    }


def _statuses(path: str, method: str, operation: dict[str, Any]) -> set[int]:
    changes = method != "get"
    has_body = "requestBody" in operation or (changes and path == RECORD)
    is_of_match = path.endswith(("/record", "/replay", "/review"))
    found = {421, 429, 500}
    if has_body or operation.get("parameters"):
        found.add(400)
    if has_body:
        found.add(413)
    if changes:
        found.add(403)
    if changes and not path.startswith("/api/games"):
        found.add(401)
    if "{" in path:
        found.add(404)
    if path.startswith(TABLE):
        found.add(410)
        found |= {409} if changes or is_of_match else set()
        found |= {403} if path.endswith("/frame") else set()
    if path == "/api/tables" and changes:
        found.add(409)
    if is_of_match and not path.endswith("/record"):
        found.add(413)
    return found
