// The first import of main.ts: native parts of packages end another Node with a segmentation fault when they are loaded.
const MAJOR = '24';

if (process.version.slice(1).split('.')[0] !== MAJOR) {
  process.stderr.write(
    `Gatehouse did not start. It needs Node ${MAJOR}, and this is Node ${process.version}. Run \`npm start\`, which fetches Node ${MAJOR}, or install it.\n`,
  );
  process.exit(1);
}
