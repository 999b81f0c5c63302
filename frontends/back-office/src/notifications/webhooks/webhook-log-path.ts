/** Path of the log with the deliveries of one webhook. */
export const webhookLogPath = (endpoint: string): string =>
  `/webhook-deliveries?filter=${encodeURIComponent(JSON.stringify({ endpoint }))}`;
