-- What staff say about a picture.
alter table images add column description text not null default '', add column copyright text not null default '';
