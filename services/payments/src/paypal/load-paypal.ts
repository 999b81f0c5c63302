import { request as http, type IncomingMessage, type RequestOptions } from 'node:http';

export type PaypalCredentials = {
  mode: 'sandbox' | 'live';
  clientId: string;
  clientSecret: string;
  webhookId: string;
};
export type PaypalOptions = PaypalCredentials & {
  /** Default: PayPal's own address. */
  url?: string | undefined;
};

const timeoutMs = 10_000;

/**
 * Loads PayPal's SDK with the first account in use, and returns an access token for calls that the SDK does not cover.
 */
export async function loadPaypal({ mode, clientId, clientSecret, url }: PaypalOptions) {
  const { Client, Environment, OrdersController, PaymentsController } = await import('@paypal/paypal-server-sdk');
  const isLive = mode === 'live';
  const client = new Client({
    environment: isLive ? Environment.Production : Environment.Sandbox,
    timeout: timeoutMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    ...(url ? { unstable_httpClientOptions: { transport: transportTo(new URL(url)), proxy: false } } : {}),
  });
  let token: Awaited<ReturnType<typeof client.clientCredentialsAuthManager.updateToken>> | undefined;
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    baseUrl: url ?? (isLive ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com'),
    async token(): Promise<string> {
      token = await client.clientCredentialsAuthManager.updateToken(token);
      return token.accessToken;
    },
  };
}

/** The SDK only knows two hosts, so tests redirect its connections. */
const transportTo = ({ hostname, port }: URL) => ({
  request: (options: RequestOptions, answered: (response: IncomingMessage) => void) =>
    http({ ...options, protocol: 'http:', hostname, host: hostname, port, agent: false }, answered),
});
