select create_resource_table('departments');
