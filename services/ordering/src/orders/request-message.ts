import type { Fact } from '@theke/contracts/event';
import type { Config } from '@theke/contracts/identity/config';
import { conflict, invalid } from '@theke/kit/problem';
import type { Order } from './order.ts';
import { messageRequestedFact } from './order-facts.ts';

export type RequestMessage = { order: Order; channel: 'email' | 'sms'; config: Config | undefined };

/**
 * Requests that the confirmation is sent to the guest again (ORDER-29).
 * @throws Problem 409 ORDER_NOT_PLACED, 422 NO_EMAIL, NO_PHONE or SMS_OFF
 */
export function requestMessage({ order, channel, config }: RequestMessage, at: Date): Fact {
  if (order.status === 'awaiting-payment' || order.status === 'failed')
    throw conflict('ORDER_NOT_PLACED', 'Diese Bestellung ist nicht bezahlt. Solange gibt es nichts zu bestätigen.');
  if (channel === 'email' && order.contact.email === '')
    throw invalid('NO_EMAIL', 'Der Gast hat keine E‑Mail-Adresse angegeben.');
  if (channel === 'sms' && !config?.enablePluginSMS)
    throw invalid('SMS_OFF', 'Das Modul „SMS an Gäste“ ist nicht eingeschaltet.');
  if (channel === 'sms' && order.contact.phone === '')
    throw invalid('NO_PHONE', 'Der Gast hat keine Telefonnummer angegeben.');
  return messageRequestedFact(order, channel, at);
}
