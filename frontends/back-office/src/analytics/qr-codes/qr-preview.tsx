import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { deviceInput } from '@theke/admin/ui/clock-input.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { type QrCode, qrDeviceLabels, qrLanguages } from '@theke/contracts/analytics/qr-code';
import { isOrderable, zoneOf } from '@theke/rules/hours/opening-status';
import { gapOf, logoBox, logoGapOf, markSize, modulesPath, quietZone } from '@theke/rules/qr/code-drawing';
import { isQrTarget } from '@theke/rules/qr/qr-address';
import { qrPathPattern, qrPrefix } from '@theke/rules/qr/qr-path';
import { type QrRule, qrTarget } from '@theke/rules/qr/qr-target';
import type { VisitDevice } from '@theke/rules/qr/visit-device';
import { imageUrl } from '@theke/ui/image-url';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { useState } from 'react';
import { encode } from 'uqr';
import { qrMessages } from './qr-messages.de.ts';
import * as css from './qr-preview.module.css';

/** Devices for the preview; a phone or tablet runs one of two systems. */
const devices = {
  'phone ios': `${qrDeviceLabels.phone}, iPhone`,
  'phone android': `${qrDeviceLabels.phone}, ${qrDeviceLabels.android}`,
  'tablet ios': `${qrDeviceLabels.tablet}, iPad`,
  'tablet android': `${qrDeviceLabels.tablet}, ${qrDeviceLabels.android}`,
  desktop: qrDeviceLabels.desktop,
} as const;
const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Preview of the printed code, and of the rule that applies at a time; uses the gateway's own function. */
export function QrPreview({ draft }: { draft: Partial<QrCode> }) {
  const { path = '', mark = '', hasLogo = false } = draft;
  const { logo } = useShop().config;
  return (
    <div className={css.preview}>
      {qrPathPattern.test(path) ? (
        <CodePicture
          address={location.origin + qrPrefix + path}
          mark={hasLogo ? '' : mark}
          logo={hasLogo && logo ? imageUrl(logo, 'thumbnail') : undefined}
        />
      ) : (
        <p className={css.later}>{qrMessages.pathLater}</p>
      )}
      {hasLogo && !logo && <Notice kind="late">{qrMessages.noLogo}</Notice>}
      <TryOut draft={draft} />
    </div>
  );
}

type Drawn = { address: string; mark: string; logo: string | undefined };

function CodePicture({ address, mark, logo }: Drawn) {
  const { data, size } = encode(address, { border: quietZone, ecc: mark || logo ? 'Q' : 'M' });
  const { size: gap } = (logo ? logoGapOf : gapOf)(size - 2 * quietZone);
  const box = logoBox(gap, { width: 1, height: 1 });
  const from = (size - gap) / 2;
  return (
    <figure className={css.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={qrMessages.codeLabel} shapeRendering="crispEdges">
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
        <path d={modulesPath(data)} fill="#000" />
        {(mark || logo) && <path d={`M${from} ${from}h${gap}v${gap}h-${gap}z`} fill="#fff" />}
        {logo && <image href={logo} x={from + box.x} y={from + box.y} width={box.width} height={box.height} />}
        {mark && (
          <text
            x={size / 2}
            y={size / 2}
            dy="0.36em"
            textAnchor="middle"
            fontWeight={700}
            fontSize={markSize(mark, gap)}
          >
            {mark}
          </text>
        )}
      </svg>
      <figcaption>{address.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  );
}

function TryOut({ draft: { rules = [], fallback = '', branch: codeBranch } }: { draft: Partial<QrCode> }) {
  const { branches } = useShop();
  const [at, setAt] = useState(() => deviceInput(new Date()));
  const [language, setLanguage] = useState('de');
  const [device, setDevice] = useState<string>('phone ios');
  const businessZone = useZoneOf()();
  const branch = branches.find(({ id }) => id === codeBranch?.id);
  const moment = at ? new Date(at) : new Date();
  const [kind, system] = device.split(' ') as [VisitDevice['kind'], VisitDevice['system']];
  const { target, rule } = qrTarget(
    { rules: rules as readonly QrRule[], fallback },
    {
      at: moment,
      zone: branch ? zoneOf(branch) : businessZone,
      isOpen: branch && isOrderable(branch, moment),
      language,
      device: { kind, system },
    },
  );
  return (
    <section className={css.try}>
      <h3>{qrMessages.try}</h3>
      <DateInput kind="moment" label={qrMessages.at} optional=" " value={at} onChange={(value) => setAt(value)} />
      <div className={css.pair}>
        <Select
          label={qrMessages.languageField}
          optional=" "
          choices={[...choicesOf(qrLanguages), { value: 'xx', label: qrMessages.otherLanguage }]}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        />
        <Select
          label={qrMessages.deviceField}
          optional=" "
          choices={choicesOf(devices)}
          value={device}
          onChange={(event) => setDevice(event.target.value)}
        />
      </div>
      <div aria-live="polite">
        {isQrTarget(target) ? (
          <Notice kind="ok">
            <b>{rule === undefined ? qrMessages.fallback : qrMessages.applies(rule + 1)}</b>
            <br />
            <span className={css.target}>{target}</span>
          </Notice>
        ) : (
          <Notice kind="late">{qrMessages.nowhere}</Notice>
        )}
      </div>
    </section>
  );
}
