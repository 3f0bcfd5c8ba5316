import { chromium } from '@playwright/test';
const [,, who, w, h, ...paths]=process.argv; const B='http://localhost:4720';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const mobile=+w<500; const c=await b.newContext({viewport:{width:+w,height:+h},isMobile:mobile,hasTouch:mobile,deviceScaleFactor:mobile?2:1}); const p=await c.newPage();
if(who!=='none'){ const t=await (await fetch(B+(who==='admin'?'/api/login':'/api/loginClient'),{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:who+'@demo.ma',password:'demo1234'})})).text(); await p.addInitScript(([t,k])=>{localStorage.setItem('token',t);localStorage.setItem('type',k)},[t,who==='admin'?'admin':'client']); }
let i=0; for(const path of paths){ await p.goto(B+path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(600); await p.screenshot({path:`/tmp/prof/shot-${i++}.png`}); const box=await p.evaluate(()=>{const e=document.querySelector('[class*=vehicle]:has(p)');return e?e.getBoundingClientRect().height:0}); console.log(path,box); }
await b.close();
