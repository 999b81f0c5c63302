import type { Endpoint, Sent } from '@theke/contracts/endpoint';
import { drawImageTemplate } from '@theke/contracts/media/image-template';
import { drawMenuPaper } from '@theke/contracts/media/menu-paper';
import { urlOf } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';

export type DrawBody = Sent<typeof drawImageTemplate>['body'];
export type PaperBody = Sent<typeof drawMenuPaper>['body'];

/** Requests a drawn file. @throws ApiError */
async function drawFile(endpoint: Endpoint, body: unknown, signal?: AbortSignal): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(urlOf(endpoint), {
      method: endpoint.method,
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

/** Draws a template on the server. @throws ApiError */
export const drawTemplate = (body: DrawBody, signal?: AbortSignal): Promise<Blob> =>
  drawFile(drawImageTemplate, body, signal);

/** Draws a menu or table of allergens on the server. @throws ApiError */
export const drawPaper = (body: PaperBody): Promise<Blob> => drawFile(drawMenuPaper, body);
