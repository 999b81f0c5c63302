import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { type ImageTemplate, imageTemplates } from '@theke/contracts/media/image-template';
import { readyTemplates } from '@theke/contracts/media/ready-templates';
import type { TemplateSubject } from '@theke/rules/templates/template-fields';
import type { PrintedTemplate } from './print-form.tsx';
import { printMessages } from './print-messages.de.ts';

/** A template to print with, saved or ready (TPL-06). */
export type TemplateChoice = PrintedTemplate & { key: string; label: string };

/** Templates for a kind of record: those of the business, then ready ones that it has not taken over. */
export function useTemplateChoices(subject: TemplateSubject) {
  const api = useApi();
  const { brand } = useShop().config.theme;
  return useQuery({
    queryKey: [imageTemplates.name, 'choices', subject, brand],
    queryFn: async ({ signal }): Promise<TemplateChoice[]> => {
      const query = { page: 1, pageSize: 100, filter: { subject } };
      const { data } = (await api(imageTemplates.endpoints.list, { query } as never, signal)) as {
        data: ImageTemplate[];
      };
      const saved = data.map((template) => ({ ...template, key: template.id, label: template.name }));
      const taken = new Set(saved.map(({ identifier }) => identifier));
      const ready = readyTemplates(brand)
        .filter((template) => template.subject === subject && !taken.has(template.identifier))
        .map((template) => ({
          ...imageTemplates.draft.parse(template),
          key: template.identifier,
          label: printMessages.ready(template.name),
        }));
      // A ready template that was taken over keeps its place: the first is the most usual.
      const places = readyTemplates(brand).map(({ identifier }) => identifier);
      const placeOf = ({ identifier }: TemplateChoice) =>
        places.includes(identifier) ? places.indexOf(identifier) : places.length;
      return [...saved.toSorted((one, other) => placeOf(one) - placeOf(other)), ...ready];
    },
  });
}
