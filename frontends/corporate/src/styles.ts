// The server names their classes; the browser gets the rules. A test says when one is missing here (infra/build/server-build.test.ts).
import '@theke/ui/base.css';
import './frame/page.css';
import './frame/site-header.module.css';
import './frame/site-search.module.css';
import './frame/site-footer.module.css';
import './parts/rich-text.module.css';
import './parts/picture.module.css';
import './parts/links.module.css';
import './sections/sections.module.css';
import './sections/case-studies.module.css';
import './sections/content-form.module.css';
import './sections/news-scroller.module.css';
import './lists/lists.module.css';
import './teasers/teasers.module.css';
import './teasers/project-post.module.css';
import './templates/templates.module.css';
import './templates/scroll-marks.module.css';
