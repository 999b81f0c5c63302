// What a service worker's global scope has and the page's has not, as far as ours use it.

import type { Language } from '@theke/rules/site/language';

export type Extendable = { waitUntil(work: Promise<unknown>): void };
export type Pushed = Extendable & { data: { text(): string } | null };
export type Clicked = Extendable & { notification: { data: unknown; close(): void } };
export type Asked = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
export type Told = Extendable & { data: unknown };
export type OpenWindow = { url: string; focus(): Promise<unknown> };

export type WorkerScope = {
  location: { origin: string };
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  /** The built files of what the worker keeps in each language, which the gateway writes before the worker (`workers.ts` there). */
  files?: Readonly<Record<Language, readonly string[]>>;
  /** Those of the one page of the back office that it keeps (TIME-21). */
  ownTimeFiles?: readonly string[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
};
