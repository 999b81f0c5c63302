import { z } from 'zod';
import { byDeviceKey, exampleDeviceKey } from '../device-key.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';

/**
 * Star CloudPRNT (version HTTP): the printer polls every few seconds, fetches jobs and reports results. Uses the JSON
 * of the protocol, without `data` around it.
 */
const params = { key: exampleDeviceKey };
const path = '/devices/cloudprnt/:key';
/** A job's id; printers with older firmware do not return it. */
const token = field(z.uuid(), 'Auftrag').optional();

/** `{ jobReady, mediaTypes, jobToken }`. 404 for an unknown key or a disabled printer. */
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

/** The job in the requested format. 404 if there is none, 415 for a format that was not offered. */
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

/** Result of the job; a code other than success ("OK", "2...") queues it again. Idempotent. */
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
