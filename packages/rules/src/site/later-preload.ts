/** `rel` of links whose files the shell preloads when it starts; browsers ignore it. */
export const laterPreload = 'later-preload';
