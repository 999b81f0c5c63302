import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readDataUrl } from '@theke/admin/forms/editors/read-data-url.ts';
import { drawImageTemplate, imageTemplates, type PrintedRecord } from '@theke/contracts/media/image-template';
import { useMemo } from 'react';
import { drawTemplate } from './draw-file.ts';

/** Dots per inch on screen. */
const resolution = 110;
const { template: drawnSchema } = drawImageTemplate.body.shape;

/** Picture of an edited template for one record; none while the draft is invalid. @param draft as JSON */
export function useDrawing(draft: string, record: PrintedRecord | undefined) {
  const parsed = useMemo(() => drawnSchema.safeParse(JSON.parse(draft)), [draft]);
  const body =
    parsed.success && record
      ? { template: parsed.data, records: [record], format: 'png' as const, resolution }
      : undefined;
  const query = useQuery({
    queryKey: [imageTemplates.name, 'drawing', body],
    queryFn: async ({ signal }) => readDataUrl(await drawTemplate(body as NonNullable<typeof body>, signal)),
    enabled: body !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    placeholderData: keepPreviousData,
  });
  return { ...query, isValid: parsed.success };
}
