import { Parser } from 'saxen';
import { UnreadWorkbook } from './unread-workbook.ts';
import { workbookMessages as texts } from './workbook-messages.de.ts';

type Handlers = {
  /** @param attribute reads an attribute, for `*:id` with any prefix; '' if it is missing */
  open?: (name: string, attribute: (name: string) => string) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses XML; names of elements come without their prefix, which programs choose
 * differently. @throws UnreadWorkbook */
export function parseXml(xml: string, { open, close, text }: Handlers): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    let read: Readonly<Record<string, string>> | undefined;
    open?.(withoutPrefix(name), (wanted) => {
      read ??= attributes();
      const key = wanted.startsWith('*:') ? Object.keys(read).find((each) => each.endsWith(wanted.slice(1))) : wanted;
      const found = read[key ?? wanted];
      return found === undefined ? '' : decode(found);
    });
  });
  parser.on('closeTag', (name) => close?.(withoutPrefix(name)));
  parser.on('text', (raw, decode) => text?.(decode(raw)));
  parser.on('cdata', (raw) => text?.(raw));
  parser.on('error', (error) => {
    throw new UnreadWorkbook(texts.broken, { cause: error });
  });
  parser.parse(xml);
}
