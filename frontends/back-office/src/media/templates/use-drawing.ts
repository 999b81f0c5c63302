import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { drawImageTemplate, imageTemplates, type PrintedRecord } from '@theke/contracts/media/image-template';
import { dataUrlOf, drawTemplate } from './draw-template.ts';

/** Dots per inch on screen. */
const resolution = 110;
const { template: drawnSchema } = drawImageTemplate.body.shape;

/** Picture of an edited template for one record; none while the draft is invalid. */
export function useDrawing(draft: unknown, record: PrintedRecord | undefined) {
  const parsed = drawnSchema.safeParse(draft);
  const body =
    parsed.success && record
      ? { template: parsed.data, records: [record], format: 'png' as const, resolution }
      : undefined;
  const query = useQuery({
    queryKey: [imageTemplates.name, 'drawing', body],
    queryFn: async ({ signal }) => dataUrlOf(await drawTemplate(body as NonNullable<typeof body>, signal)),
    enabled: body !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    placeholderData: keepPreviousData,
  });
  return { ...query, isValid: parsed.success };
}
