/// <reference types="vite/client" />
declare module 'virtual:icons' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}

declare module 'virtual:icons/*' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
