import type { Sent } from '@theke/contracts/endpoint';
import { drawImageTemplate } from '@theke/contracts/media/image-template';
import { urlOf } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';

export type DrawBody = Sent<typeof drawImageTemplate>['body'];

/** Draws a template on the server. @throws ApiError */
export async function drawTemplate(body: DrawBody, signal?: AbortSignal): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(urlOf(drawImageTemplate), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'image/png, application/pdf' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw ApiError.ofNetwork();
  }
  if (response.ok) return response.blob();
  const answer = (await response.json().catch(() => undefined)) as { errors?: unknown } | undefined;
  throw ApiError.ofAnswer(response.status, answer?.errors);
}
