/** Class names of a CSS module. A name that does not exist stops the build (`exportsPresence` in infra/tools/build). */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.css';
declare module '*.webp' {
  const url: string;
  export default url;
}
