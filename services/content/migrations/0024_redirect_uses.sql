-- How often each redirect was used per day, for a month.
select create_resource_table('redirect_uses');
