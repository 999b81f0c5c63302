import { expect, test } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { faultText } from './fault-texts.en.ts';

test("the German text is the server's message, with code and field unchanged", () => {
  const fault = { code: 'SLOT_FULL', message: 'Im Moment sind wir ausgebucht.', field: 'appointmentDate' };
  const error = ApiError.ofAnswer(409, [fault]);
  expect(error.message).toBe(fault.message);
  expect(error.errors).toEqual([fault]);
  expect(ApiError.ofAnswer(502, '<html>').errors).toEqual([
    { code: 'UNKNOWN', message: 'Ein unbekannter Fehler ist aufgetreten.' },
  ]);
});

test("the English text is chosen by code, then by field, with the server's message as fallback", () => {
  const message = 'Bitte geben Sie Ihren Vornamen an.';
  expect(faultText({ code: 'SLOT_FULL', message: 'Im Moment sind wir ausgebucht.' })).toMatch(/^We are fully booked/);
  expect(faultText({ code: 'REQUIRED', message, field: 'firstName' })).toBe('Please enter your first name.');
  expect(faultText({ code: 'REQUIRED', message, field: 'shoeSize' })).toBe(`That was not possible: ${message}`);
  expect(faultText({ code: 'TOO_BIG', message, field: 'comment' })).toBe('What you entered is too long or too large.');
  expect(faultText({ code: 'UNEXPECTED', message: 'Ein unbekannter Fehler ist aufgetreten. (Kennung: ab12)' })).toBe(
    'An unknown error has occurred. (Reference: ab12)',
  );
});
