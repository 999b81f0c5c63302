-- Each name is looked for by itself, so that a long list of one does not stand before the others (events/timers.ts).
create index timer_name_at on timer (name, at);
drop index timer_at;
