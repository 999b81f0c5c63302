import { z } from 'zod';
import { byDeviceKey, exampleDeviceKey } from '../device-key.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';

/**
 * Star CloudPRNT (version HTTP): the printer asks every few seconds, fetches what there is and says what came of it. Its
 * JSON is the protocol's own, without `data` around it.
 */
const params = { key: exampleDeviceKey };
const path = '/devices/cloudprnt/:key';
/** A job's id; printers of older firmware do not send it back. */
const token = field(z.uuid(), 'Auftrag').optional();

/** `{ jobReady, mediaTypes, jobToken }`. 404 for a key that opens nothing and for a printer that is disabled. */
export const pollCloudprnt = endpoint({
  name: 'pollCloudprnt',
  service: 'notifications',
  method: 'POST',
  path,
  summary: 'Drucker fragt nach Aufträgen (Star CloudPRNT)',
  needs: 'device',
  keyIn: 'key',
  params: byDeviceKey,
  body: z.looseObject({
    /** Percent-encoded: "200%20OK". */
    statusCode: field(z.string().max(200), 'Status').optional(),
    printingInProgress: field(z.boolean(), 'Druckt gerade').nullish(),
  }),
  bodyLimit: 64_000,
  reply: { kind: 'binary' },
  status: 200,
  example: { params, body: { statusCode: '200%20OK', printingInProgress: false, printerMAC: '00:11:62:00:00:01' } },
});

/** The job in the wanted form. 404 where there is none, 415 for a form that was not offered. */
export const fetchCloudprnt = endpoint({
  name: 'fetchCloudprnt',
  service: 'notifications',
  method: 'GET',
  path,
  summary: 'Drucker holt einen Auftrag (Star CloudPRNT)',
  needs: 'device',
  keyIn: 'key',
  params: byDeviceKey,
  query: z.looseObject({ type: field(z.string().max(100), 'Form').default('text/plain'), token }),
  reply: { kind: 'binary' },
  status: 200,
  example: { params, query: { type: 'text/plain' } },
});

/** What came of the job; a code that does not begin like success ("OK", "2...") puts it back. Repeating it changes nothing. */
export const finishCloudprnt = endpoint({
  name: 'finishCloudprnt',
  service: 'notifications',
  method: 'DELETE',
  path,
  summary: 'Drucker meldet das Ergebnis (Star CloudPRNT)',
  needs: 'device',
  keyIn: 'key',
  params: byDeviceKey,
  query: z.looseObject({ code: field(z.string().max(200), 'Ergebnis').default('OK'), token }),
  reply: { kind: 'binary' },
  status: 200,
  example: { params, query: { code: 'OK' } },
});

export const cloudprntEndpoints = [pollCloudprnt, fetchCloudprnt, finishCloudprnt] as const;
