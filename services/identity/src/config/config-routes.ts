import { readConfig, saveConfig } from '@theke/contracts/identity/config';
import type { Database } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { changeConfig, loadConfig } from './change-config.ts';

export const configRoutes = (db: Database): Route[] => [
  route(readConfig, ({ tenant }) => loadConfig(db, tenant)),
  route(saveConfig, ({ tenant, body }) => changeConfig(db, tenant, body)),
];
