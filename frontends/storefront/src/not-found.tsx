// Imported here, so that the server-rendered page has its styles from the start.
import './not-found-page.module.css';
import { lazyPage } from './lazy-page.tsx';
import { PageLoading } from './page-loading.tsx';

/** Rare pages and the not-found page; rarely needed, so they are separate chunks. */
export const NotFound = lazyPage(() => import(/* webpackChunkName: "legal" */ './further-page.tsx'), <PageLoading />);
