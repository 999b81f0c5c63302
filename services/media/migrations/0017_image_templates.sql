select create_resource_table('image_templates');
create unique index image_templates_identifier_unique on image_templates (tenant_id, (doc ->> 'identifier'));
