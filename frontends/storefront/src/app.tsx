import { Pages } from './pages.tsx';
import { BrowserRouter } from './router/browser-router.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

export const App = () => (
  <BrowserRouter>
    <ScrollToTop />
    <Pages />
  </BrowserRouter>
);
