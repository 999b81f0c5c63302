/** Timer for the deliveries of an endpoint; its subject is the endpoint. */
export const webhookTimer = 'send-webhooks';
