select create_resource_table('analytics_leads');
