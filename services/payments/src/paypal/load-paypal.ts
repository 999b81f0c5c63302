import { request as http, type IncomingMessage, type RequestOptions } from 'node:http';

export type PaypalCredentials = {
  mode: 'sandbox' | 'live';
  clientId: string;
  clientSecret: string;
  webhookId: string;
};
export type PaypalOptions = PaypalCredentials & {
  /** Where it answers; PayPal's own address where nothing is said. */
  url?: string | undefined;
};

const timeoutMs = 10_000;

/** PayPal's SDK, loaded with the first account that is used, and a token for what the SDK does not cover. */
export async function loadPaypal({ mode, clientId, clientSecret, url }: PaypalOptions) {
  const { Client, Environment, OrdersController, PaymentsController } = await import('@paypal/paypal-server-sdk');
  const isLive = mode === 'live';
  const client = new Client({
    environment: isLive ? Environment.Production : Environment.Sandbox,
    timeout: timeoutMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    ...(url ? { unstable_httpClientOptions: { transport: transportTo(new URL(url)), proxy: false } } : {}),
  });
  let kept: Awaited<ReturnType<typeof client.clientCredentialsAuthManager.updateToken>> | undefined;
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    baseUrl: url ?? (isLive ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com'),
    async token(): Promise<string> {
      kept = await client.clientCredentialsAuthManager.updateToken(kept);
      return kept.accessToken;
    },
  };
}

/** The SDK knows two addresses and no third: in tests its connections are led elsewhere. */
const transportTo = ({ hostname, port }: URL) => ({
  request: (options: RequestOptions, answered: (response: IncomingMessage) => void) =>
    http({ ...options, protocol: 'http:', hostname, host: hostname, port, agent: false }, answered),
});
