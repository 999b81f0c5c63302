import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findTarget, type Scheme, type Screen, type Width } from './screen.ts';

export type Shot = { screen: Screen; width: Width; scheme: Scheme; file: string; findings: readonly string[] };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page with each picture beside its design, if there is one, and axe's findings below. */
export function contactSheet(shots: readonly Shot[], folder: string, drawings: string | undefined): string {
  const drawn = ({ screen, width }: Shot) => {
    const name = findTarget(screen, width);
    const file = name && drawings && join(drawings, `${name}.png`);
    return file && existsSync(file) ? `<img src="${relative(folder, file)}" alt="drawing ${name}">` : '';
  };
  const figures = shots.map(
    (shot) => `<section><h2>${shot.screen.name} · ${shot.width} · ${shot.scheme}</h2>
<div><img src="${shot.file}" alt="built">${drawn(shot)}</div>
${shot.findings.map((finding) => `<p>${escaped(finding)}</p>`).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Theke</title>
<style>body{font:14px system-ui;margin:24px;background:#777}h2{font-size:15px}div{display:flex;gap:16px;align-items:start}
img{max-width:48vw;border:1px solid #444}p{color:#700;background:#fff;margin:2px 0;padding:2px 6px}</style>
${figures.join('\n')}</html>
`;
}
