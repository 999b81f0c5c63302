-- How a picture looks (pictureLook of the contracts). Null: it was stored before that was written down; a job looks at it.
alter table images add column look jsonb;
create index images_not_looked_at on images (tenant_id, id) where look is null;
