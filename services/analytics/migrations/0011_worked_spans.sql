-- When it was worked: [from, to) in epoch seconds, so that hours are those of the branch's clock. Null of what runs, and of what was told before this column
-- was there: `npm run replay -- --to analytics` tells it anew.
alter table working_figure add column work jsonb;
