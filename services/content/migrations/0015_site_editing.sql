-- Who has a page open in the editor (sites/site-editors.ts).
select create_resource_table('site_editors');
create index site_editors_site on site_editors (tenant_id, (doc ->> 'site'));
create index site_editors_session on site_editors (tenant_id, (doc ->> 'session'));

-- Pages with a planned publication or end (sites/planned-sites.ts).
create index sites_publish_at on sites (tenant_id, (doc ->> 'publishAt')) where doc ->> 'publishAt' is not null;
create index sites_unpublish_at on sites (tenant_id, (doc ->> 'unpublishAt')) where doc ->> 'unpublishAt' is not null;
