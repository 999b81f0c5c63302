// Types of a service worker's global scope, as far as ours use it.

import type { Language } from '@theke/rules/site/language';

export type Extendable = { waitUntil(work: Promise<unknown>): void };
export type PushMessageEvent = Extendable & { data: { text(): string } | null };
export type NotificationClickEvent = Extendable & { notification: { data: unknown; close(): void } };
export type FetchRequestEvent = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
export type WorkerMessageEvent = Extendable & { data: unknown };
export type OpenWindow = { url: string; focus(): Promise<unknown> };

export type WorkerScope = {
  location: { origin: string };
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  /** Built files to cache, by language. The gateway writes them before the worker's code (`workers.ts` there). */
  files?: Readonly<Record<Language, readonly string[]>>;
  /** Built files of the own-time page of the back office (TIME-21). */
  ownTimeFiles?: readonly string[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'push', listener: (event: PushMessageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchRequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
};
