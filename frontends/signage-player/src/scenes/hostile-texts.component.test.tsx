import { expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ContentPackage } from '@theke/contracts/signage/package';
import type { OrderQueue } from '@theke/contracts/signage/player';
import type { SceneContent } from '@theke/contracts/signage/scene-content';
import fc from 'fast-check';
import { exampleContent, exampleProduct } from '../../testing/example-content.ts';
import { renderScene } from '../../testing/render-scene.tsx';
import { Standby } from '../standby/standby.tsx';
import { Identify } from './identify.tsx';

const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script><b>Pizza</b>';
const harmful = 'script, iframe, object, embed, b > b, [onerror], [onload], [srcdoc], a[href], img[src="x"]';

/** A package whose every name and text is markup. */
const content: ContentPackage = {
  ...exampleContent([exampleProduct('one', markup, { description: markup, isSoldOut: false })]),
  shop: { name: markup, logo: null, currency: 'EUR' },
  qrCodes: [{ id: 'code', path: `/q/${markup}`, side: 21, drawing: 'M0 0h1v1h-1z' }],
};
const named: ContentPackage = {
  ...content,
  branch: { ...content.branch, name: markup },
  categories: content.categories.map((category) => ({ ...category, name: markup })),
};
const orders: OrderQueue = { preparing: [], ready: [] };

const scenes: SceneContent[] = [
  { kind: 'text', headline: markup, text: markup },
  { kind: 'clock', headline: markup },
  { kind: 'opening-hours', headline: markup },
  { kind: 'order-queue', headline: markup, note: markup },
  { kind: 'qr-code', qrCode: { id: 'code' }, headline: markup, text: markup },
  {
    kind: 'promotion',
    product: { id: 'one' },
    headline: markup,
    showsPrice: true,
    showsDescription: true,
    image: null,
    qrCode: null,
  },
  {
    kind: 'menu-board',
    headline: markup,
    categories: [],
    columns: 2,
    showsDescriptions: true,
    showsAllergens: true,
    showsImages: true,
    pageSeconds: 12,
    qrCode: null,
    note: markup,
  },
];

test.each(scenes.map((scene) => [scene.kind, scene] as const))('%s shows markup as text', (_kind, scene) => {
  const { container } = renderScene(scene, named, { orders });
  expect(container.textContent).toContain(markup);
  expect(container.querySelectorAll(harmful)).toHaveLength(0);
});

test('the names of the TV, the shop and the branch are shown as text', () => {
  const standby = <Standby name={markup} content={named} now={0} problem="network" disconnectedSince={0} />;
  for (const view of [standby, <Identify key="identify" name={markup} branch={markup} />]) {
    const { container } = render(view);
    expect(container.textContent).toContain(markup);
    expect(container.querySelectorAll(harmful)).toHaveLength(0);
    cleanup();
  }
});

test('a web page gets a frame only over https and if its host is listed', () => {
  const listed = 'wetter.example';
  const url = fc.oneof(
    fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }),
    fc.constantFrom(
      `https://${listed}/heute`,
      `https://${listed}@evil.example`,
      `https://evil.example/${listed}`,
      `https://evil.example#@${listed}`,
      `https://${listed}.evil.example`,
      `https://evil-${listed}`,
      `http://${listed}`,
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'blob:https://wetter.example/1',
      'about:blank',
      '//wetter.example',
      '/tv',
      'no URL',
      '',
    ),
  );
  fc.assert(
    fc.property(url, (shown) => {
      const isPermitted = shown === `https://${listed}/heute`;
      const { container, onFailed } = renderScene({ kind: 'web-page', url: shown }, { ...content, webHosts: [listed] });
      expect(container.querySelectorAll('iframe')).toHaveLength(isPermitted ? 1 : 0);
      expect(onFailed).toHaveBeenCalledTimes(isPermitted ? 0 : 1);
      cleanup();
    }),
  );
});
