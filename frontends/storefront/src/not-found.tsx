// What the server draws has its styles from the start.
import './not-found-page.module.css';
import { lazyPage } from './lazy-page.tsx';
import { PageLoading } from './page-loading.tsx';

/** For whatever is not there: few guests ever need what it is made of. */
export const NotFound = lazyPage(() => import(/* webpackChunkName: "legal" */ './not-found-page.tsx'), <PageLoading />);
