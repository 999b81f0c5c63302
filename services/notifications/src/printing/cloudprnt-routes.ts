import { fetchCloudprnt, finishCloudprnt, pollCloudprnt } from '@theke/contracts/notifications/cloudprnt';
import type { Device } from '@theke/contracts/notifications/device';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { Problem, unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { deviceStateStore } from '../devices/device-state-store.ts';
import { deviceStore } from '../devices/device-store.ts';
import { escalationStore } from '../escalation/escalation-store.ts';
import type { OrderLinks } from '../orders/status-url.ts';
import type { PaperLine } from '../receipts/lay-out.ts';
import { printerBytes } from '../receipts/printer-bytes.ts';
import { receiptText } from '../receipts/receipt-text.ts';
import { columnsOf, paperOfJob } from './paper-of-job.ts';
import { fetched, type PrintJob, printed, refused } from './print-job.ts';
import { printJobStore } from './print-job-store.ts';

/** Renderers by media type; the printer picks the first that it supports. */
const forms: Record<string, (lines: readonly PaperLine[], device: Device) => Promise<Uint8Array> | string> = {
  'application/vnd.star.starprnt': (lines, device) => printerBytes(lines, 'star-prnt', columnsOf(device)),
  'application/vnd.star.line': (lines, device) => printerBytes(lines, 'star-line', columnsOf(device)),
  'text/plain': receiptText,
};

/** Minimum interval for storing a printer's last poll, in ms; printers poll every few seconds. */
const seenEvery = 15_000;
/** Shortens the printer's status text to one line. */
const sayable = (text: string) =>
  decode(text)
    .replaceAll(/\P{L}(?<![\d .,:;()/+-])/gu, '')
    .slice(0, 100);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Star CloudPRNT: printers that poll (contracts/notifications/cloudprnt). */
export function cloudprntRoutes({ db, now, ...links }: Pick<ServiceBase<unknown>, 'db' | 'now'> & OrderLinks): Route[] {
  /** @throws Problem 404 for an unknown key or a disabled printer */
  const withPrinter = <T>(
    { tenant, deviceKeyHash }: { tenant: string; deviceKeyHash: string },
    work: (tx: Transaction, device: Device) => Promise<T>,
  ): Promise<T> =>
    db.withTenant(tenant, async (tx) => {
      const device = await deviceStore.findByKey(tx, deviceKeyHash);
      if (!device?.isEnabled || device.type !== 'cloudprnt') throw unknown('Das Gerät');
      return work(tx, device);
    });

  /** The job named by the printer, if it belongs to it. Older firmware names none. */
  async function findJob(tx: Transaction, device: Device, token: string | undefined): Promise<PrintJob | undefined> {
    const job =
      token === undefined ? await printJobStore.current(tx, device.id, now()) : await printJobStore.lock(tx, token);
    return job?.device === device.id ? job : undefined;
  }

  return [
    route(pollCloudprnt, async (call, response) => {
      const job = await withPrinter(call, async (tx, device) => {
        const at = now();
        const { statusCode, printingInProgress } = call.body;
        deviceStateStore.seen(tx, device.id, {
          at,
          status: statusCode === undefined ? null : sayable(statusCode),
          unless: new Date(at.getTime() - seenEvery),
        });
        return printingInProgress ? undefined : printJobStore.current(tx, device.id, at);
      });
      response.json(job ? { jobReady: true, mediaTypes: Object.keys(forms), jobToken: job.id } : { jobReady: false });
    }),
    route(fetchCloudprnt, async (call, response) => {
      const { type, token } = call.query;
      const form = Object.hasOwn(forms, type) ? forms[type] : undefined;
      if (!form)
        throw new Problem(415, [
          { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'In dieser Form gibt es den Auftrag nicht.' },
        ]);
      const { lines, device } = await withPrinter(call, async (tx, device) => {
        const job = await findJob(tx, device, token);
        if (!job || job.state === 'printed' || job.state === 'failed') throw unknown('Der Auftrag');
        const paper = await paperOfJob(links, tx, { tenant: call.tenant, device, job: fetched(job), at: now() });
        if (!paper) throw unknown('Der Auftrag');
        printJobStore.update(tx, paper.job);
        return { lines: paper.lines, device };
      });
      const copy = Buffer.from(await form(lines, device));
      const copies = Array.from({ length: device.copies }, () => copy);
      response.type(type).send(Buffer.concat(copies));
    }),
    route(finishCloudprnt, async (call, response) => {
      const { code, token } = call.query;
      await withPrinter(call, async (tx, device) => {
        const job = await findJob(tx, device, token);
        // A repeated or outdated confirmation: the printer only expects an acknowledgement.
        if (job?.state !== 'fetched') return;
        const isDone = /^(OK|2)/i.test(decode(code));
        const sentence = `Der Drucker meldet: ${sayable(code) || 'Fehler'}.`;
        if (isDone && job.order !== null) escalationStore.acknowledge(tx, job.order, 'printed', now());
        printJobStore.update(tx, isDone ? printed(job, now()) : refused(job, sentence, { mayBePrinted: false }));
      });
      response.status(200).end();
    }),
  ];
}
