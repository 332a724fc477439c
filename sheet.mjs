import sharp from '/tmp/h-ez/node_modules/sharp/lib/index.js';
const [out,size,...files]=process.argv.slice(2);const s=+size,cols=Math.min(6,files.length);
const tiles=await Promise.all(files.map(async(f,i)=>({input:await sharp(f,{density:72}).resize(s,s).png().toBuffer(),left:(i%cols)*(s+6),top:Math.floor(i/cols)*(s+6)})));
await sharp({create:{width:cols*(s+6),height:Math.ceil(files.length/cols)*(s+6),channels:3,background:'#fff'}}).composite(tiles).png().toFile(out);
