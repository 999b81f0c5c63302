// Imported here, so that the server-rendered page has its styles from the start.
import './not-found-page.module.css';
import { lazyPage } from './lazy-page.tsx';
import { PageLoading } from './page-loading.tsx';

/** Not-found page; rarely needed, so it is a separate chunk. */
export const NotFound = lazyPage(() => import(/* webpackChunkName: "legal" */ './not-found-page.tsx'), <PageLoading />);
