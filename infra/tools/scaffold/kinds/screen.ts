import { allEndpoints } from '@theke/contracts/contracts';
import { existing, type Kind, plain, serviceValues } from '../kind.ts';
import { camel, checkName, heading, pascal } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { resourceValues } from './resource-values.ts';

const router = 'frontends/back-office/src/router.tsx';

/** A page of the back office with its own endpoint: how many items a resource or collection has, and the newest one. */
export const screen: Kind = {
  usage: 'catalog coupon-overview coupons [--label Gutscheinübersicht]',
  async values(changes, [service = '', name = '', many = ''], { label }) {
    const thing = await resourceValues(existing(changes, service), many);
    const page = checkName('a screen', name);
    const owner = allEndpoints.find(({ path }) => path.split('/')[1] === page);
    if (owner) throw new Refusal(`/api/${page} belongs to ${owner.service} already.`);
    if (changes.read(router).includes(`'${page}'`))
      throw new Refusal(`The back office has a page /backend/${page} already.`);
    const Page = pascal(page);
    // Before the lists, whose path matches every name.
    changes.edit(router, 'the lists', (text) =>
      text.includes("  listed(':resource',")
        ? text.replace(
            "  listed(':resource',",
            `  page('${page}', async () => (await import('./${service}/${page}/${page}-page.tsx')).${Page}Page),\n$&`,
          )
        : undefined,
    );
    return {
      ...thing,
      ...serviceValues(service),
      page,
      Page,
      pageId: camel(page),
      label: plain('label', label ?? heading(page)),
    };
  },
};
