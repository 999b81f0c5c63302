import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { consentCookie, consentGiven } from '@theke/rules/site/consent';
import { rememberCookie } from '@theke/ui/consent/write-cookie';
import { ShopContext } from '@theke/ui/shop';
import { BranchMap } from './branch-map.tsx';

const branch = (more: object) =>
  ({ ...branches.draft.parse({ ...branches.example, ...more }), id: JSON.stringify(more) }) as Branch;
const lend = branch({
  name: 'Lend',
  street: 'Lendplatz 12',
  zipCode: '8020',
  city: 'Graz',
  latitude: 47.07,
  longitude: 15.43,
});
const geidorf = branch({ name: 'Geidorf', latitude: 47.08, longitude: 15.45 });
const unknown = branch({ name: 'Irgendwo', latitude: null, longitude: null });
const hidden = branch({ name: 'Geheim', latitude: 47.08, longitude: 15.45, isPublic: false });

const style = 'https://karten.example.at/stil.json';

function open(changes: object, ...branches: Branch[]) {
  const shop = {
    config: {
      ...config.parse({ shopName: 'Hollerbusch', version: 1, enablePluginMap: true, ...changes }),
      shopKey: 'test',
    } as InitConfig,
    branches,
    divisions: [],
    tags: [],
  };
  return render(
    <ShopContext value={shop}>
      <BranchMap />
    </ShopContext>,
  );
}

afterEach(() => {
  rememberCookie(consentCookie, '', 0);
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

// BRANCHES-03
test('lists public branches with known coordinates, each with directions; a plan needs a provider of maps', () => {
  const { unmount } = open({ mapStyle: style }, lend, geidorf, unknown, hidden);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Plan: Geidorf, Lend');
  const [first, second] = screen.getAllByRole('link');
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringContaining('Geidorf'),
    expect.stringContaining('Lendplatz 12, 8020 Graz'),
  ]);
  expect(second?.getAttribute('href')).toContain(encodeURIComponent('Lendplatz 12, 8020 Graz'));
  unmount();
  open({}, lend, geidorf, unknown, hidden);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link', { name: '3D-Karte zeigen' })).toBeNull();
});

test('renders nothing without the plugin or without coordinates', () => {
  expect(open({ enablePluginMap: false }, lend).container.textContent).toBe('');
  expect(open({}, unknown).container.textContent).toBe('');
});

test('without consent, shows the link to the consent banner until it is given', () => {
  open({ mapStyle: style }, lend);
  expect(screen.getByRole('link', { name: '3D-Karte zeigen' }).getAttribute('href')).toBe('#cookies');
  rememberCookie(consentCookie, 'true', 60);
  act(() => void document.dispatchEvent(new Event(consentGiven)));
  expect(screen.queryByRole('link', { name: '3D-Karte zeigen' })).toBeNull();
});

// CONSENT-02
test('checks WebGL only after the map was in view and consent was given', () => {
  let see = () => {};
  class Observer {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      see = () => notify([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Observer });
  const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  open({ mapStyle: style }, lend);
  act(() => see());
  expect(getContext).not.toHaveBeenCalled();
  rememberCookie(consentCookie, 'true', 60);
  act(() => void document.dispatchEvent(new Event(consentGiven)));
  expect(getContext).toHaveBeenCalledWith('webgl2');
  // Without WebGL the plan stays.
  expect(screen.getByRole('img')).not.toBeNull();
});
