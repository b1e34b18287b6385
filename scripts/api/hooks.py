"""Requests come from a guest who is signed in, except where the check is about those who are not."""

import os

import schemathesis


@schemathesis.auth()
class Cookie:
    def get(self, case, context):
        return os.environ["TOUCHLINE_COOKIE"]

    def set(self, case, data, context):
        name, value = data.split("=", 1)
        case.cookies = {**(case.cookies or {}), name: value}
