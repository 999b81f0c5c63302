// biome-ignore-all format: written by `npm run docs` from the definitions, do not edit.
/** The icons of the lists: a part of its own, which the first page need not wait for. */
export { Armchair, Banknote, Blocks, Building, Building2, CalendarSync, ClipboardList, ContactRound, FileText, FolderKanban, Handshake, Hash, HeartHandshake, LayoutList, ListTree, Mails, Menu, Network, Newspaper, NotebookText, PanelsTopLeft, Pizza, Printer, ReceiptText, Scan, ScrollText, Signpost, SquareKanban, Store, Tablet, Tags, UserCog, UsersRound, Wrench } from 'lucide-react';
