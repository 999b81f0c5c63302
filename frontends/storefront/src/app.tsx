import { BrowserRouter } from 'react-router';
import { Pages } from './pages.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

export const App = () => (
  <BrowserRouter>
    <ScrollToTop />
    <Pages />
  </BrowserRouter>
);
