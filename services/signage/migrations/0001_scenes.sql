select create_resource_table('scenes');
