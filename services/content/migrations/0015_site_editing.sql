-- Who has a page open in the editor (sites/site-editors.ts).
select create_resource_table('site_editors');
create index site_editors_site on site_editors (tenant_id, (doc ->> 'site'));
create index site_editors_session on site_editors (tenant_id, (doc ->> 'session'));

-- Earlier drafts of pages (sites/draft-history.ts).
select create_resource_table('site_drafts');
create index site_drafts_site on site_drafts (tenant_id, (doc ->> 'site'), created_at);

-- Content with a planned publication or end (plans.ts); the tree of pages shows the plan.
alter table sites add column publish_at text generated always as (doc ->> 'publishAt') stored;
create index sites_publish_at on sites (tenant_id, publish_at) where publish_at is not null;
do $$
declare name text;
begin
  foreach name in array array['posts', 'projects', 'blocks', 'navigations'] loop
    execute format('create index %1$I on %2$I (tenant_id, (doc ->> ''publishAt'')) where doc ->> ''publishAt'' is not null',
      name || '_publish_at', name);
    execute format('create index %1$I on %2$I (tenant_id, (doc ->> ''unpublishAt'')) where doc ->> ''unpublishAt'' is not null',
      name || '_unpublish_at', name);
  end loop;
end $$;
create index sites_unpublish_at on sites (tenant_id, (doc ->> 'unpublishAt')) where doc ->> 'unpublishAt' is not null;
