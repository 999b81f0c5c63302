import type { Response } from 'express';
import { compressLong } from './compress-long.ts';

/**
 * Sends a value as JSON. Not by express, which writes it in two chunks: that took a quarter more CPU time per response
 * (ADR 0011).
 */
export function sendJson(response: Response, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  const bytes = Buffer.byteLength(text);
  compressLong(response.req, response, bytes);
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', bytes);
  response.end(text);
}
