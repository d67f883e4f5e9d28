declare module 'virtual:first-paint' {
  const url: string;
  export default url;
}
