/** Inlined in the page, so that it loads nothing. */
export const apiDocsStyle = `
:root{color-scheme:light;--ink:#1d1d1b;--quiet:#55544f;--line:#e4e2dc;--ground:#f6f5f2;--brand:#003f4b}
*{box-sizing:border-box}
html{scroll-padding-top:24px}
body{margin:0;color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif;display:grid;grid-template-columns:260px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 16px;background:var(--ground);border-right:1px solid var(--line);font-size:14px}
nav a{display:block;padding:6px 8px;color:var(--ink);text-decoration:none;border-radius:6px}
nav a:hover{background:#fff}
nav summary{padding:6px 8px;font-weight:600;cursor:pointer;border-radius:6px}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
main{padding:32px 40px 96px;max-width:1080px}
main a{color:var(--brand)}
h1{margin:0 0 8px;font-size:32px;line-height:1.2}
h2{margin:56px 0 8px;padding-top:24px;border-top:1px solid var(--line);font-size:24px;line-height:1.3}
h3{margin:40px 0 4px;font-size:18px;line-height:1.4}
h4{margin:16px 0 4px;font-size:14px}
p{margin:0 0 12px;max-width:72ch}
code{font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.call{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:8px 12px;background:var(--ground);border-radius:8px}
.call b{font:600 13px/1.5 ui-monospace,Menlo,Consolas,monospace;min-width:52px;color:var(--brand)}
.who{margin:8px 0 0;font-size:14px;color:var(--quiet)}
.scroll{overflow-x:auto;margin:0 0 8px}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:6px 16px 6px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{font-weight:600;color:var(--quiet)}
tbody th{font-weight:400;white-space:nowrap}
pre{margin:0 0 8px;padding:12px;background:var(--ground);border-radius:8px;overflow:auto;max-height:360px}
main details{margin:8px 0}
main summary{cursor:pointer;font-size:14px;font-weight:600;padding:4px 0}
@media (max-width:860px){body{display:block}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}main{padding:24px 16px 64px}}
@media print{nav{display:none}body{display:block}}
`;
